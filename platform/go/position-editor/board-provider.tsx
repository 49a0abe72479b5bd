import type { ReactNode } from 'react';
import { BoardDefs } from '@/components/go/board-defs';
import '@/components/go/board.css';
import './position-editor.css';

/** Once in the back office, what every board draws with. */
export function BoardProvider({ children }: { children?: ReactNode }) {
  return (
    <>
      <BoardDefs />
      {children}
    </>
  );
}
