import type { ReactNode } from 'react';
import { BoardDefs } from '@/components/go/board-defs';
import '@/components/go/board.css';
import './position-editor.css';

/** Renders the SVG definitions that all boards share, once in the back office. */
export function BoardProvider({ children }: { children?: ReactNode }) {
  return (
    <>
      <BoardDefs />
      {children}
    </>
  );
}
