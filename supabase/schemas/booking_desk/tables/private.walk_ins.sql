create table private.walk_ins (
  booking_id uuid not null,
  name text,
  phone text,
  note text,
  taken_paise integer,
  taken_by text,
  made_by uuid,
  made_at timestamp with time zone not null default now(),
  constraint walk_in_name_length
    check (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 80))),
  constraint walk_in_note_length check ((length(note) <= 200)),
  constraint walk_in_phone check ((phone ~ '^\+91[6-9][0-9]{9}$'::text)),
  constraint walk_in_taken_by check ((taken_by = ANY (ARRAY['cash'::text, 'upi'::text, 'card'::text]))),
  constraint walk_in_taken_range check (((taken_paise >= 0) AND (taken_paise <= 10000000))),
  constraint walk_in_taken_whole check (((taken_paise IS NULL) = (taken_by IS NULL))),
  constraint walk_ins_made_by_fkey foreign key (made_by) references auth.users(id) on delete set null,
  constraint walk_ins_pkey primary key (booking_id),
  constraint walk_ins_booking_id_fkey foreign key (booking_id) references public.bookings(id)
    on delete cascade
);

create index walk_ins_made_by_idx on private.walk_ins using btree (made_by);

create index walk_ins_named_idx on private.walk_ins using btree (made_at)
  where (name is not null);

create trigger texts_are_plain
  before insert or update of name, note on private.walk_ins
  for each row
  execute function private.keep_plain('name', 'note');

comment on table private.walk_ins is 'Bookings without an order: whoever came in or rang up. What they paid went to the business and never through Angadi, which neither takes a commission of it nor answers for it. Names and numbers go after walk_in_days.';
