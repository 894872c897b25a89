"""Validates JSON files with a validator that is not ours.

Reads lines "schema<TAB>file" from the standard input and prints one line of JSON for each: whether
the file is valid, and the JSON pointers of what is not.
"""

import os
import sys

sys.stderr = open(os.devnull, "w")  # a full pipe that nobody reads would hold the test for ever
import json
import sys

from jsonschema import Draft202012Validator

validators = {}


def validator(path):
    if path not in validators:
        with open(path, encoding="utf-8") as file:
            schema = json.load(file)
        Draft202012Validator.check_schema(schema)
        validators[path] = Draft202012Validator(schema)
    return validators[path]


def leaves(error):
    if not error.context:
        return [error]
    return [leaf for inner in error.context for leaf in leaves(inner)]


def pointers(error):
    """Where an error is; an unknown key is where the key is."""
    here = "".join(f"/{part}" for part in error.absolute_path)
    if error.validator != "additionalProperties" or not isinstance(error.instance, dict):
        return [here]
    known = error.schema.get("properties", {})
    return [f"{here}/{key}" for key in error.instance if key not in known]


for line in sys.stdin:
    schema, path = line.rstrip("\n").split("\t")
    with open(path, encoding="utf-8-sig") as file:
        value = json.load(file)
    errors = [leaf for error in validator(schema).iter_errors(value) for leaf in leaves(error)]
    places = sorted({place for error in errors for place in pointers(error)})
    print(json.dumps({"file": path, "valid": not errors, "places": places}))
