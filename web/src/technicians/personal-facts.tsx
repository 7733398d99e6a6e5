import { showPhone } from '@tidemark/contract/phones';
import type { Technician } from '@tidemark/contract/technicians';
import { showDay } from '../ui/format/dates.ts';
import { telOf } from '../ui/format/tel-of.ts';
import { Fact } from '../ui/layout/definition-list.tsx';

const shownYears = (years: number | null) => years !== null && (years === 1 ? '1 year' : `${years} years`);

/** What people may correct in their own record, in the profile's order. */
export function PersonalFacts({ technician }: { technician: Technician }) {
  const { email, phoneNumber, emergencyPhone } = technician;
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      <Fact term="First name">{technician.firstName}</Fact>
      <Fact term="Last name">{technician.lastName}</Fact>
      <Fact term="Email" full="touch">
        {/* A narrow column breaks after the @, not in the middle of a word. */}
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </Fact>
      <Fact term="Phone number">
        {phoneNumber && <a href={telOf(phoneNumber)}>{showPhone(phoneNumber)}</a>}
      </Fact>
      <Fact term="Date of birth">{technician.dateOfBirth && showDay(technician.dateOfBirth)}</Fact>
      <Fact term="Experience">{shownYears(technician.experienceYears) || null}</Fact>
      <Fact term="Address">{technician.address}</Fact>
      <Fact term="City">{technician.city}</Fact>
      <Fact term="State">{technician.state}</Fact>
      <Fact term="Zip code">{technician.zipCode}</Fact>
      <Fact term="Country">{technician.country}</Fact>
      <Fact term="Emergency contact">{technician.emergencyContact}</Fact>
      <Fact term="Emergency phone">
        {emergencyPhone && <a href={telOf(emergencyPhone)}>{showPhone(emergencyPhone)}</a>}
      </Fact>
      <Fact term="Notes" full>
        {technician.notes}
      </Fact>
    </>
  );
}
