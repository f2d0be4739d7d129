import { useEffect, useRef } from 'react';

interface Props {
  onFile(file: File): void;
  onClose(): void;
}

/** Opens the device's own dialog to choose one file. */
export const FileChoice = ({ onFile, onClose }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = input.current;
    const onCancel = () => close.current();
    // React knows this event of dialogs only.
    element?.addEventListener('cancel', onCancel);
    element?.click();
    return () => element?.removeEventListener('cancel', onCancel);
  }, []);
  return (
    <input
      ref={input}
      type="file"
      hidden
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
        onClose();
      }}
    />
  );
};
