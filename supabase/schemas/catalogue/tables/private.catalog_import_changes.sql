create table private.catalog_import_changes (
  import_id uuid not null,
  item_id uuid not null,
  before jsonb not null,
  stock_change integer not null default 0,
  is_recounted boolean not null default false,
  changed_at timestamp with time zone not null default now(),
  constraint catalog_import_changes_pkey primary key (import_id, item_id),
  constraint catalog_import_changes_import_id_fkey foreign key (import_id)
    references public.catalog_imports(id) on delete cascade
);

comment on column private.catalog_import_changes.before is 'The item as the first change of the import found it (private.item_image).';

comment on column private.catalog_import_changes.is_recounted is 'Whether a change began or ended counting pieces: then there is no difference.';

comment on column private.catalog_import_changes.stock_change is 'Pieces that all changes of the import together added; negative where they took away.';

comment on table private.catalog_import_changes is 'What an import or a bulk change did to an item, written down by the row''s own trigger, so that no order comes between reading and writing.';
