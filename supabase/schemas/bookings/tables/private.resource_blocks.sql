create table private.resource_blocks (
  id uuid not null default gen_random_uuid(),
  resource_id uuid not null,
  during tstzrange not null,
  note text,
  made_by uuid,
  constraint resource_block_bounds
    check
    (((NOT lower_inf(during)) AND (NOT upper_inf(during)) AND (NOT isempty(during)) AND ((upper(during) -
    lower(during)) <= '62 days'::interval))),
  constraint resource_block_note_length check ((length(note) <= 200)),
  constraint resource_blocks_made_by_fkey foreign key (made_by) references auth.users(id) on delete set null,
  constraint resource_blocks_pkey primary key (id),
  constraint resource_blocks_resource_id_fkey foreign key (resource_id) references public.resources(id)
    on delete cascade
);

create index resource_blocks_made_by_idx on private.resource_blocks using btree (made_by);

create index resource_blocks_resource_idx on private.resource_blocks using btree (resource_id);

create trigger freed_blocks_are_offered
  after delete on private.resource_blocks
  for each row
  execute function private.note_freed_block();

create trigger texts_are_plain
  before insert or update of note on private.resource_blocks
  for each row
  execute function private.keep_plain('note');

comment on table private.resource_blocks is 'Time that is kept free of bookings: an errand, an illness.';
