import { Biohazard, Droplets, Flame, Lock } from 'lucide-react';
import { useState } from 'react';
import { Check } from '../controls/check.tsx';
import { ChipGrid } from '../controls/chip-grid.tsx';
import { DateField } from '../controls/date-field.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { PasswordField } from '../controls/password-field.tsx';
import { RadioChips } from '../controls/radio-chips.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { SelectField } from '../controls/select-field.tsx';
import { Stepper } from '../controls/stepper.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { TextField } from '../controls/text-field.tsx';
import { TimeField } from '../controls/time-field.tsx';
import { YesNo } from '../controls/yes-no.tsx';
import { Grid, Part } from './gallery-part.tsx';

const damage = [
  { value: 'Water', label: 'Water', icon: <Droplets size={20} aria-hidden /> },
  { value: 'Mold', label: 'Mold', icon: <Biohazard size={20} aria-hidden /> },
  { value: 'Fire', label: 'Fire', icon: <Flame size={20} aria-hidden /> },
];
const rooms = ['Living Room', 'Bedroom', 'Kitchen', 'Bathroom', 'Laundry Room', 'Other'];
const services = ['Regular Hours', 'Same Day', 'After Hours', 'Holiday', 'No Charge'] as const;

export function GalleryForms() {
  const [category, setCategory] = useState('Category 2');
  const [service, setService] = useState<string | null>(null);
  const [types, setTypes] = useState(['Water']);
  const [affected, setAffected] = useState(['Bathroom', 'Laundry Room']);
  const [policy, setPolicy] = useState('Master');
  const [growth, setGrowth] = useState<boolean | null>(true);
  const [cabinets, setCabinets] = useState<boolean | null>(null);
  const [count, setCount] = useState<number | null>(3);
  const [search, setSearch] = useState('Larkspur');
  return (
    <Part title="Forms">
      <Grid>
        <TextField label="Claim number" mono defaultValue="FM-20-118834" />
        <NumberField label="Deductible" start="$" placeholder="0.00" hint="As on the policy." />
        <TextField label="Room Name" required error="Room name is required." />
        <TextField
          label="Email"
          readOnly
          defaultValue="dana.whitaker@harborline.example"
          end={<Lock size={20} aria-hidden />}
        />
        <SelectField
          label="Claim Type"
          choices={['Single Family', 'Commercial']}
          placeholder="Select claim type"
        />
        <SelectField
          label="Claim Type"
          inline
          choices={['Single Family', 'Commercial']}
          defaultValue="Commercial"
        />
        <DateField label="Date of loss" defaultValue="2026-11-20" />
        <TimeField label="Arrival time" defaultValue="08:52" />
        <NumberField label="Ceiling height" unit="ft" defaultValue="7.8" />
        <PasswordField label="Password" required defaultValue="sump pump" />
        <TextArea label="Additional Notes" placeholder="Anything the office should know" />
        <TextField label="State" disabled defaultValue="Illinois" />
        <Segmented
          label="Category"
          required
          choices={['Category 1', 'Category 2', 'Category 3']}
          value={category}
          onChange={setCategory}
        />
        <Segmented
          label="Emergency service call"
          wrap
          error="Emergency service call is required."
          choices={services}
          value={service}
          onChange={setService}
        />
        <RadioChips
          label="Policy type"
          choices={['Master', 'Individual', 'Both']}
          value={policy}
          onChange={setPolicy}
        />
        <ChipGrid
          label="Damage type"
          required
          columns={3}
          choices={damage}
          value={types}
          onChange={setTypes}
        />
        <ChipGrid label="Affected rooms" choices={rooms} value={affected} onChange={setAffected} />
        <div>
          <Check label="After Hours" defaultChecked />
          <Check label="All" />
          <Check label="I have read the policy" error="Please confirm." />
        </div>
        <YesNo
          label="Was there any signs of microbial growth?"
          required
          value={growth}
          onChange={setGrowth}
        />
        <YesNo
          label="Do cabinets need to be detached or disposed of?"
          required
          error="Question must be answered either yes or no"
          value={cabinets}
          onChange={setCabinets}
        />
        <Stepper label="Qty of rooms affected" required value={count} onChange={setCount} />
        <SearchField
          label="Search projects"
          placeholder="Search projects, addresses, or customers..."
          value={search}
          onChange={setSearch}
        />
      </Grid>
    </Part>
  );
}
