create or replace function private.pack_fit (
  item_id uuid,
  pack numeric,
  unit text
)
  returns numeric
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return coalesce((
    select case when p.amount = pack_fit.pack then 0.3 else 0.15 end
    from public.goods as g
    cross join lateral (select g.pack_size * case when g.pack_unit in ('kg', 'l') then 1000 else 1 end as amount) as p
    where g.item_id = pack_fit.item_id and g.pack_unit = any (case pack_fit.unit when 'g' then '{g,kg}'::text[]
      else '{ml,l}' end)), 0);
end
$function$;

comment on function private.pack_fit(uuid, numeric, text) is 'How well an item fits the size of a pack that was asked for, in g or ml: 0.3 the same, 0.15 another one of that kind, else 0.';

revoke all on function private.pack_fit(uuid, numeric, text) from public;
