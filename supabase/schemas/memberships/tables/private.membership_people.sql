create table private.membership_people (
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  name text not null,
  phone_digest text not null,
  phone_end text not null,
  user_id uuid,
  invited_at timestamp with time zone not null default now(),
  joined_at timestamp with time zone,
  constraint family_joins_with_an_account check (((user_id IS NULL) = (joined_at IS NULL))),
  constraint family_name_length
    check (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 60))),
  constraint membership_people_membership_id_phone_digest_key unique (membership_id, phone_digest),
  constraint membership_people_pkey primary key (id),
  constraint membership_people_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint membership_people_membership_id_fkey foreign key (membership_id)
    references private.memberships(id)
);

create index membership_people_digest_idx on private.membership_people using btree (phone_digest);

create unique index membership_people_user_idx on private.membership_people using btree (user_id);

create trigger texts_are_plain
  before insert or update of name on private.membership_people
  for each row
  execute function private.keep_plain('name');

comment on table private.membership_people is 'The family of a member: invited by number, of which only a digest and its last digits are kept, and joined by themselves. One membership for each person.';
