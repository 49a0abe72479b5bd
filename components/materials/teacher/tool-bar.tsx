'use client';

type Props<Tool extends string> = {
  label: string;
  tools: readonly Tool[];
  tool: Tool;
  onTool: (tool: Tool) => void;
  nameOf: (tool: Tool) => string;
};

/** Chooses what a press on the board does. */
export function ToolBar<Tool extends string>({ label, tools, tool, onTool, nameOf }: Props<Tool>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {tools.map((each) => (
        <button
          key={each}
          type="button"
          className="teach-tool"
          aria-pressed={tool === each}
          onClick={() => onTool(each)}
        >
          {nameOf(each)}
        </button>
      ))}
    </div>
  );
}
