create table private.catalog_import_rows (
  import_id uuid not null,
  item_id uuid not null,
  before jsonb,
  after jsonb not null,
  constraint catalog_import_rows_pkey primary key (import_id, item_id),
  constraint catalog_import_rows_import_id_fkey foreign key (import_id) references public.catalog_imports(id)
    on delete cascade
);

create trigger before_is_what_was_changed
  before insert on private.catalog_import_rows
  for each row
  when ((new.before IS NOT NULL))
  execute function private.before_of_import_row();

create trigger texts_are_plain
  before insert or update of
  after on private.catalog_import_rows
  for each row
  execute function private.keep_plain('after');

comment on table private.catalog_import_rows is 'Items as they were before and after an import or a bulk change; before is null for one that it made.';
