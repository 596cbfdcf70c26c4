create or replace function private.tax_code (
  tax_class text,
  category_id uuid default null::uuid,
  at timestamp with time zone default now()
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with recursive up as (
    select c.id, c.parent_id, 0 as depth from public.categories as c where c.id = tax_code.category_id
    union all select c.id, c.parent_id, up.depth + 1 from up join public.categories as c on c.id = up.parent_id
  )
  select t.code from public.tax_codes as t left join up on up.id = t.category_id
  where t.tax_class = tax_code.tax_class and t.valid_from <= tax_code.at
    and (t.category_id is null or up.id is not null)
  order by up.depth nulls last, t.valid_from desc limit 1
$function$;

comment on function private.tax_code(text, uuid, timestamp with time zone) is 'The HSN or SAC code in force for a tax class: that of the nearest category, else that of the class; null where none is known.';

revoke all on function private.tax_code(text, uuid, timestamp with time zone) from public;
