create table private.figure_changes (
  id bigint generated always as identity not null,
  vendor_id uuid not null,
  day date not null,
  hour smallint not null,
  measure text not null,
  item_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  item_name text,
  amount bigint not null,
  constraint figure_changes_pkey primary key (id),
  constraint figure_changes_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

create index figure_changes_vendor_idx on private.figure_changes using btree (vendor_id, day);

comment on table private.figure_changes is 'What has come to a business''s figures since they were last added up: only inserted to, so that no order waits for another. private.fold_figures adds it to private.kept_figures.';
