import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type' | 'ref'> {
  /** For screen readers only. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search box with a clear button. */
export function SearchField({ label, value, onChange, className, ...input }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    box.current?.focus();
  };
  return (
    <div
      className={classNames('row grow min-w-0 surface tap gap-2 desktop-low edged', styles.search, className)}
    >
      <Search size={22} aria-hidden />
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        ref={box}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton label="Clear search" icon={<X size={20} aria-hidden />} onClick={clear} />}
    </div>
  );
}
