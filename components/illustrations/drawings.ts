import type { ComponentType } from 'react';
import type { IllustrationName } from '@/lib/illustrations/illustrations';
import { Board19Back } from './goods/board-19-back';
import { Board19 } from './goods/board-19';
import { Board9Folded } from './goods/board-9-folded';
import { Board9 } from './goods/board-9';
import { Clock } from './goods/clock';
import { DemoBoard } from './goods/demo-board';
import { MagneticBoardClosed } from './goods/magnetic-board-closed';
import { MagneticBoard } from './goods/magnetic-board';
import { RecordNotebookOpen } from './goods/record-notebook-open';
import { RecordNotebook } from './goods/record-notebook';
import { StonesAndBowls } from './goods/stones-and-bowls';
import { StonesCloseUp } from './goods/stones-close-up';
import { WorkbookBeginner } from './goods/workbook-beginner';
import { WorkbookIntermediate } from './goods/workbook-intermediate';
import { WorkbookOpen } from './goods/workbook-open';
import { Anniversary } from './scenes/anniversary';
import { Calendar } from './scenes/calendar';
import { Camp } from './scenes/camp';
import { Certificate } from './scenes/certificate';
import { ChildAtBoard } from './scenes/child-at-board';
import { Classroom } from './scenes/classroom';
import { Exam } from './scenes/exam';
import { League } from './scenes/league';
import { MapSheet } from './scenes/map';
import { OnlineLesson } from './scenes/online-lesson';
import { Parcel } from './scenes/parcel';
import { ParentAndChild } from './scenes/parent-and-child';
import { PhoneLesson } from './scenes/phone-lesson';
import { Teacher } from './scenes/teacher';
import { TeachingDesk } from './scenes/teaching-desk';
import { Trophy } from './scenes/trophy';

export const drawings: Record<IllustrationName, ComponentType> = {
  classroom: Classroom,
  'child-at-board': ChildAtBoard,
  'parent-and-child': ParentAndChild,
  teacher: Teacher,
  'online-lesson': OnlineLesson,
  exam: Exam,
  certificate: Certificate,
  parcel: Parcel,
  camp: Camp,
  trophy: Trophy,
  calendar: Calendar,
  map: MapSheet,
  anniversary: Anniversary,
  'phone-lesson': PhoneLesson,
  'teaching-desk': TeachingDesk,
  league: League,
  'board-9': Board9,
  'board-19': Board19,
  'stones-and-bowls': StonesAndBowls,
  'magnetic-board': MagneticBoard,
  'workbook-beginner': WorkbookBeginner,
  'workbook-intermediate': WorkbookIntermediate,
  clock: Clock,
  'demo-board': DemoBoard,
  'record-notebook': RecordNotebook,
  'board-9-folded': Board9Folded,
  'board-19-back': Board19Back,
  'stones-close-up': StonesCloseUp,
  'magnetic-board-closed': MagneticBoardClosed,
  'workbook-open': WorkbookOpen,
  'record-notebook-open': RecordNotebookOpen,
};
