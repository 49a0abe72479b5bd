'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { pageSizes, type BoardPage } from '@/lib/materials/board-page';
import { editPosition } from '@/lib/go/edit-position';
import { PressBoard } from '../press-board';
import { ToolBar } from '../tool-bar';

const tools = ['black', 'white', 'erase'] as const;

type Props = { page: BoardPage; onPage: (page: BoardPage) => void };

/** The stones that a page begins with. */
export function PagePosition({ page, onPage }: Props) {
  const t = useTranslations('teach.materials');
  const [tool, setTool] = useState<(typeof tools)[number]>('black');
  const { position } = page;
  const { size } = position;
  // A board from an SGF file may have any size.
  const sizes: readonly number[] = (pageSizes as readonly number[]).includes(size) ? pageSizes : [...pageSizes, size];
  const edit = (action: Parameters<typeof editPosition>[1]) => {
    const { size: lines, black, white } = editPosition(position, action);
    onPage({ ...page, position: { size: lines, black, white } });
  };
  return (
    <div className="teach-bench">
      <PressBoard
        position={position}
        title={t('boardTitle')}
        help={t('boardHelp')}
        {...(tool !== 'erase' && { turn: tool })}
        onPress={(at) => edit({ type: 'press', tool, at })}
      />
      <div className="grid content-start gap-4">
        <ToolBar
          label={t('toolsLabel')}
          tools={tools}
          tool={tool}
          onTool={setTool}
          nameOf={(each) => t(`tools.${each}`)}
        />
        <SelectField
          label={t('size')}
          value={size}
          onChange={({ target }) => edit({ type: 'resize', size: Number(target.value) })}
        >
          {sizes.map((lines) => (
            <option key={lines} value={lines}>
              {t('lines', { lines })}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
