import { type StaffRole, staffRoles } from "#domain/studio/permissions.ts";
import { Select } from "#ui/fields/select.tsx";
import { roleNames } from "#studio/ui/role-names.ts";

interface RoleSelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly name?: string;
  readonly value: StaffRole;
  readonly onChange: (role: StaffRole) => void;
}

/** One of the roles. */
export function RoleSelect({ onChange, ...rest }: RoleSelectProps) {
  return (
    <Select {...rest} onChange={(value) => onChange(staffRoles.find((role) => role === value) ?? "support")}>
      {staffRoles.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </Select>
  );
}
