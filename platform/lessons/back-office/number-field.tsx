type Props = {
  label: string;
  value: number | undefined;
  min: number;
  max: number;
  /** Undefined if the field is empty. */
  onChange: (value: number | undefined) => void;
};

export function NumberField({ label, value, min, max, onChange }: Props) {
  return (
    <label className="pe-label le-number">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value ?? ''}
        onChange={({ target }) => {
          const number = target.valueAsNumber;
          onChange(Number.isFinite(number) ? Math.min(max, Math.max(min, Math.round(number))) : undefined);
        }}
      />
    </label>
  );
}
