create table private.group_lines (
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  item_id uuid not null,
  option_ids uuid[] not null default '{}'::uuid[],
  options_key text not null default ''::text,
  options jsonb not null default '[]'::jsonb,
  name text not null,
  unit_paise integer not null,
  quantity integer not null,
  special_instructions text,
  created_at timestamp with time zone not null default now(),
  constraint group_line_instructions_length check ((length(special_instructions) <= 200)),
  constraint group_line_quantity_range check (((quantity >= 1) AND (quantity <= 50))),
  constraint group_lines_person_id_item_id_options_key_key unique (person_id, item_id, options_key),
  constraint group_lines_pkey primary key (id),
  constraint group_lines_person_id_fkey foreign key (person_id) references private.group_people(id)
    on delete cascade
);

create trigger texts_are_plain
  before insert or update of special_instructions on private.group_lines
  for each row
  execute function private.keep_plain('special_instructions');

comment on table private.group_lines is 'What one person of a group cart has chosen. Name, options and unit_paise are those of that moment: the item may be repriced, or go.';
