enum SessionRecordingPlaceholder {}
