'use client';

import { boardField } from './boards/board-field';
import { ProblemEditor } from './problem-editor';
import { readProblem } from './read-text';

export const ProblemField = boardField(ProblemEditor, (value) => readProblem(value)?.position ?? null);
