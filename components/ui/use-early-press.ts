import { useEffect, useRef } from 'react';
import type {} from '@/lib/session/early-press-script';

/** For a button that needs code: a press that came before the code is made good once it is there. */
export function useEarlyPress(act: () => void) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // After the event that may have brought this code to life: answered by then, it is not answered again.
    const later = setTimeout(() => {
      if (ref.current && window.senteEarlyPress === ref.current) ref.current.click();
    });
    return () => clearTimeout(later);
  }, []);
  const onClick = () => {
    window.senteEarlyPress = undefined;
    act();
  };
  return { ref, onClick };
}
