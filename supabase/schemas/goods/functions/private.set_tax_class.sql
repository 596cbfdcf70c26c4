create or replace function private.set_tax_class()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kind public.vendor_kind;
  of_category text;
begin
  select v.kind into kind from public.vendors as v where v.id = new.vendor_id;
  if kind not in ('grocery', 'shopping') then
    new.tax_class := case when kind = 'food' then 'restaurant' else new.tax_class end;
    return new;
  end if;
  if new.tax_class not like 'goods\_%' then
    with recursive up as (
      select c.id, c.parent_id, c.tax_class, 0 as depth from public.categories as c where c.id = new.category_id
      union all select c.id, c.parent_id, c.tax_class, up.depth + 1 from up
        join public.categories as c on c.id = up.parent_id where up.depth < 5
    )
    select up.tax_class into of_category from up where up.tax_class is not null order by up.depth limit 1;
    new.tax_class := coalesce(of_category, case kind when 'grocery' then 'goods_5' else 'goods_18' end);
  elsif not exists (select from public.tax_rules as r where r.tax_class = new.tax_class) then
    perform private.refuse(400, 'tax_class_invalid', 'This tax class is not one of goods.');
  end if;
  return new;
end
$function$;

comment on function private.set_tax_class() is 'An item of a store gets the tax class of its category, unless its vendor chose another of goods; a dish is always a restaurant''s.';

revoke all on function private.set_tax_class() from public;
