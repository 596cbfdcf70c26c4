create or replace function private.volume (
  lines jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('unit', m.unit, 'amount', m.amount) order by m.unit), '[]'::jsonb) from (
    select case l ->> 'pack_unit' when 'ml' then 'l' when 'g' then 'kg' else l ->> 'pack_unit' end as unit,
      sum((l ->> 'quantity')::numeric * (l ->> 'pack_size')::numeric / case when l ->> 'pack_unit' in ('ml', 'g')
        then 1000 else 1 end) as amount
    from jsonb_array_elements(lines) as l where l ->> 'pack_size' is not null
      and l ->> 'pack_unit' in ('ml', 'l', 'g', 'kg') group by 1) as m
$function$;

comment on function private.volume(jsonb) is 'Litres and kilograms of lines with {quantity, pack_size, pack_unit}: [{unit, amount}].';

revoke all on function private.volume(jsonb) from public;
