create table private.staff_invitations (
  id uuid not null default gen_random_uuid(),
  vendor_id uuid not null,
  "position" text not null,
  phone_digest text not null,
  phone_end text not null,
  link_digest bytea not null,
  invited_by uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  withdrawn_at timestamp with time zone,
  accepted_at timestamp with time zone,
  accepted_by uuid,
  constraint invitation_accepted_whole check (((accepted_by IS NULL) OR (accepted_at IS NOT NULL))),
  constraint invitation_ends_once check (((withdrawn_at IS NULL) OR (accepted_at IS NULL))),
  constraint invited_phone_end check ((phone_end ~ '^[0-9]{4}$'::text)),
  constraint invited_position
    check (("position" = ANY (ARRAY['owner'::text, 'manager'::text, 'staff'::text]))),
  constraint staff_invitations_accepted_by_fkey foreign key (accepted_by) references auth.users(id) on delete
    set null,
  constraint staff_invitations_invited_by_fkey foreign key (invited_by) references auth.users(id)
    on delete cascade,
  constraint staff_invitations_link_digest_key unique (link_digest),
  constraint staff_invitations_pkey primary key (id),
  constraint staff_invitations_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

create index staff_invitations_accepted_idx on private.staff_invitations using btree (accepted_by);

create index staff_invitations_inviter_idx on private.staff_invitations using btree (invited_by);

create unique index staff_invitations_open_idx on private.staff_invitations
  using btree (vendor_id, phone_digest)
  where ((withdrawn_at is null) AND (accepted_at is null));

create index staff_invitations_phone_idx on private.staff_invitations using btree (phone_digest);

create index staff_invitations_vendor_idx on private.staff_invitations
  using btree (vendor_id, created_at desc);

comment on column private.staff_invitations.link_digest is 'SHA-256 of what the link carries, 128 random bits that are not kept.';

comment on column private.staff_invitations.phone_digest is 'Keyed digest of the number, 91 and ten digits.';

comment on table private.staff_invitations is 'Invitations to work for a business: each for one number, once, for seven days.';
