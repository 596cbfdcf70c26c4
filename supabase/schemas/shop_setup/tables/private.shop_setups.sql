create table private.shop_setups (
  application_id uuid not null,
  version integer not null default 1,
  hours jsonb not null default '[]'::jsonb,
  items jsonb not null default '[]'::jsonb,
  left_out jsonb not null default '[]'::jsonb,
  opens_on_begin boolean not null default false,
  applied_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  constraint setup_hours_form
    check (((jsonb_typeof(hours) = 'array'::text) AND (octet_length((hours)::text) <= 8000))),
  constraint setup_items_form
    check
    (((jsonb_typeof(items) = 'array'::text) AND (jsonb_array_length(items) <= 300) AND
    (octet_length((items)::text) <= 200000))),
  constraint shop_setups_pkey primary key (application_id),
  constraint shop_setups_application_id_fkey foreign key (application_id)
    references public.provider_applications(id) on delete cascade
);

create trigger texts_are_plain
  before insert or update of hours, items on private.shop_setups
  for each row
  execute function private.keep_plain('hours', 'items');

comment on table private.shop_setups is 'Opening hours and first items (dishes, goods or services, as the functions of a vendor''s screens take them) that an applicant has prepared. version rises with each act, so that two devices do not overwrite each other. On approval they become the vendor''s, and go from here; left_out: [{name, code}] of what no longer fitted. opens_on_begin: orders are switched off until the applicant begins.';
