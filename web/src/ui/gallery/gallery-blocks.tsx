import { CloudOff, ImageIcon, OctagonX, Phone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Tabs } from '../controls/tabs.tsx';
import { TextField } from '../controls/text-field.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Note } from '../feedback/note.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';
import { AccordionSection } from '../layout/accordion-section.tsx';
import { Card } from '../layout/card.tsx';
import { DefinitionList, Fact } from '../layout/definition-list.tsx';
import { Grid, Part } from './gallery-part.tsx';

const tabs = [
  { value: 'photos', label: 'Photos', count: 10 },
  { value: 'documents', label: 'Documents', count: 2 },
  { value: 'voice', label: 'Voice', count: 0 },
] as const;

export function GalleryBlocks() {
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<'photos' | 'documents' | 'voice'>('photos');
  return (
    <Part title="Blocks">
      <Grid>
        <Note tone="silt" icon={CloudOff}>
          You're offline. Work is saved on this device.
        </Note>
        <Note tone="danger" title="Error Loading Project">
          Failed to fetch project
        </Note>
        <Note tone="orange" icon={ImageIcon} title="No photos uploaded yet">
          Please upload at least one photo for proof
        </Note>
        <Note tone="tide" title="Ready">
          Everything is in place.
        </Note>
        <Note action={<Button size="sm">Show</Button>}>Plain note with an action.</Note>
        <Card title="Customer" action={<Button size="sm">Edit</Button>}>
          <DefinitionList>
            <Fact term="Customer">Helen Okafor</Fact>
            <Fact term="Phone">
              <a href="tel:+16305550148">
                <Phone size={18} aria-hidden /> (630) 555-0148
              </a>
            </Fact>
            <Fact term="Lockbox" />
            <Fact term="Notes" full>
              Power is off in the basement.
            </Fact>
          </DefinitionList>
        </Card>
        <Card flush>
          <EmptyState title="No projects found" hint="Try adjusting your search terms." />
        </Card>
        <Card flush>
          <ErrorState
            title="Error Loading Inspection"
            message="Failed to fetch inspection"
            onRetry={() => {}}
          />
        </Card>
        <Card flush>
          <ErrorState
            icon={OctagonX}
            title="Inspection Cancelled"
            message="This inspection has been cancelled and cannot be continued."
            action={<Button kind="primary">Return to Dashboard</Button>}
          />
        </Card>
      </Grid>
      <Tabs label="Documentation" tabs={tabs} value={tab} onChange={setTab}>
        <p>The panel of {tab}.</p>
      </Tabs>
      <AccordionSection
        number={1}
        title="Arrival Time"
        state="done"
        summary="Nov 20, 8:52 AM"
        open={false}
        onToggle={setOpen}
      >
        Nothing
      </AccordionSection>
      <AccordionSection
        number={4}
        title="Homeowner Claim Details"
        state="skipped"
        summary="Shown when the policy type is Individual or Both"
        open={false}
        onToggle={setOpen}
      >
        Nothing
      </AccordionSection>
      <AccordionSection
        number={5}
        title="Damage Assessment"
        state="needed"
        stateText="1 needed"
        open={open}
        onToggle={setOpen}
      >
        <TextField label="Other materials" />
      </AccordionSection>
      <Loading label="Loading projects">
        <Card>
          <Skeleton width={120} height={26} />
          <br />
          <Skeleton height={22} />
        </Card>
      </Loading>
    </Part>
  );
}
