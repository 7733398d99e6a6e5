import {
  affectedMaterialOptions,
  affectedRoomOptions,
  damageCategories,
  inspectionFields,
} from '@tidemark/contract/inspections/fields';
import { Biohazard, Droplets, Flame } from 'lucide-react';
import { memo } from 'react';
import { ChipGrid } from '../../../ui/controls/chip-grid.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { useAnswer, useDraftStore, useFieldError } from '../draft-context.tsx';
import { DraftText } from '../draft-text.tsx';
import { Question } from '../question.tsx';

const damages = [
  { value: 'Water', label: 'Water', icon: <Droplets size={20} aria-hidden /> },
  { value: 'Mold', label: 'Mold', icon: <Biohazard size={20} aria-hidden /> },
  { value: 'Fire', label: 'Fire', icon: <Flame size={20} aria-hidden /> },
] as const;

export function DamageSection() {
  return (
    <>
      <DamageType />
      <Category />
      <Rooms />
      <Materials />
      <Quantity />
    </>
  );
}

const DamageType = memo(function DamageType() {
  const store = useDraftStore();
  return (
    <Question field="damageType">
      <ChipGrid
        label={inspectionFields.damageType.label}
        required
        columns={3}
        choices={damages}
        value={useAnswer('damageType')}
        error={useFieldError('damageType')}
        onChange={(damageType) => void store.answer({ damageType })}
      />
    </Question>
  );
});

const Category = memo(function Category() {
  const store = useDraftStore();
  return (
    <Question field="category">
      <Segmented
        label={inspectionFields.category.label}
        required
        choices={damageCategories}
        value={useAnswer('category')}
        error={useFieldError('category')}
        onChange={(category) => void store.answer({ category })}
      />
    </Question>
  );
});

const Rooms = memo(function Rooms() {
  const store = useDraftStore();
  const rooms = useAnswer('affectedRooms');
  return (
    <>
      <Question field="affectedRooms">
        <ChipGrid
          label={inspectionFields.affectedRooms.label}
          required
          choices={affectedRoomOptions}
          value={rooms}
          error={useFieldError('affectedRooms')}
          onChange={(affectedRooms) => void store.answer({ affectedRooms })}
        />
      </Question>
      {rooms.includes('Other') && <DraftText field="affectedRoomsOther" />}
    </>
  );
});

const Materials = memo(function Materials() {
  const store = useDraftStore();
  const materials = useAnswer('affectedMaterials');
  return (
    <>
      <Question field="affectedMaterials">
        <ChipGrid
          label={inspectionFields.affectedMaterials.label}
          required
          choices={affectedMaterialOptions}
          value={materials}
          error={useFieldError('affectedMaterials')}
          onChange={(affectedMaterials) => void store.answer({ affectedMaterials })}
        />
      </Question>
      {materials.includes('Other') && <DraftText field="affectedMaterialsOther" />}
    </>
  );
});

const Quantity = memo(function Quantity() {
  const store = useDraftStore();
  return (
    <Question field="sizeOfProject">
      <Stepper
        label={inspectionFields.sizeOfProject.label}
        required
        min={1}
        value={useAnswer('sizeOfProject')}
        error={useFieldError('sizeOfProject')}
        onChange={(sizeOfProject) => void store.answer({ sizeOfProject })}
      />
    </Question>
  );
});
