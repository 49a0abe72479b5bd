'use client';

import { boardField } from './boards/board-field';
import { PositionEditor } from './position-editor';
import { readPosition } from './read-text';

export const PositionField = boardField(PositionEditor, readPosition);
