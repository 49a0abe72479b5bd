import * as z from 'zod';
import type { Position } from '@/lib/go/position';
import { readData } from '@/platform/kernel/content/data';
import { diagram } from '@/platform/go/diagram';

/** Positions for product covers and pages. */
export const positions: Readonly<Record<string, Position>> = readData('positions', z.record(z.string(), diagram));
