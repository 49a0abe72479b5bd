import { showToastHost } from './notify';

/** A notice with a way back. It is gone after three seconds, so the way back must stand elsewhere too. */
export async function notifyUndo(text: string, undoLabel: string, undo: () => void): Promise<void> {
  const { toast } = await import('react-hot-toast');
  showToastHost();
  toast((shown) => (
    <span className="flex items-center gap-3">
      {text}
      <button
        type="button"
        className="link min-h-6 cursor-pointer whitespace-nowrap"
        onClick={() => {
          toast.dismiss(shown.id);
          undo();
        }}
      >
        {undoLabel}
      </button>
    </span>
  ));
}
