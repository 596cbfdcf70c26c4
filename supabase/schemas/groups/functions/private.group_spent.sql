create or replace function private.group_spent (
  person_id uuid
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(sum(l.quantity::bigint * coalesce((p.line).unit_paise, l.unit_paise)), 0)::bigint
  from private.group_lines as l cross join lateral (select private.price_line(l.item_id::text, l.option_ids) as line
    offset 0) as p
  where l.person_id = group_spent.person_id
$function$;

comment on function private.group_spent(uuid) is 'What somebody of a group has chosen, in paise, at present prices.';

revoke all on function private.group_spent(uuid) from public;
