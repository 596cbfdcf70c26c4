create table private.safety_contacts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  phone text not null,
  constraint safety_contact_name check (((length(name) >= 2) AND (length(name) <= 80))),
  constraint safety_contact_phone check ((phone ~ '^\+91[6-9][0-9]{9}$'::text)),
  constraint safety_contacts_pkey primary key (id),
  constraint safety_contacts_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint safety_contacts_user_id_phone_key unique (user_id, phone)
);

create trigger account_is_open
  before insert on private.safety_contacts
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger texts_are_plain
  before insert or update of name on private.safety_contacts
  for each row
  execute function private.keep_plain('name');

comment on table private.safety_contacts is 'Whom somebody wants to be told when they ask for help on a ride.';
