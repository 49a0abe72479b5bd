import * as z from 'zod';
import type { Position } from '@/lib/go/position';
import { readData } from '../data';
import { diagram } from '../shapes';

/** Positions for product covers and pages. */
export const positions: Readonly<Record<string, Position>> = readData('positions', z.record(z.string(), diagram));
