create or replace function private.check_claim_lines (
  o public.enhanced_orders,
  lines jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  cleaned jsonb;
begin
  perform private.bound(lines, 8000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 60
      or exists (select from jsonb_array_elements(lines) as l where jsonb_typeof(l) <> 'object'
        or coalesce(l ->> 'position', '') !~ '^[1-9][0-9]{0,3}$'
          or coalesce(l ->> 'quantity', '') !~ '^[1-9][0-9]{0,3}$')
      or (select count(distinct l ->> 'position') from jsonb_array_elements(lines) as l) <> jsonb_array_length(lines)
        then
    perform private.refuse(400, 'help_lines_invalid', 'Please choose what is concerned.');
  end if;
  select jsonb_agg(jsonb_build_object('position', i.position, 'quantity', l.quantity) order by i.position) into cleaned
  from jsonb_to_recordset(lines) as l ("position" smallint, quantity integer)
  join public.order_items as i on i.order_id = o.id and i.position = l.position and l.quantity <= i.quantity;
  if coalesce(jsonb_array_length(cleaned), 0) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'help_lines_invalid', 'Please choose what is concerned.');
  end if;
  if exists (select from jsonb_to_recordset(cleaned) as l ("position" smallint, quantity integer)
      join private.lines_left(o.id) as k on k.position = l.position where k.pieces = 0) then
    perform private.refuse(409, 'nothing_charged',
      'You did not pay for this: it was not there and was taken off the bill.');
  end if;
  if exists (select from jsonb_to_recordset(cleaned) as l ("position" smallint, quantity integer)
      join private.lines_left(o.id) as k on k.position = l.position
        where l.quantity + k.claimed + k.returned > k.pieces) then
    perform private.refuse(409, 'already_reported', 'You have reported this already.');
  end if;
  return cleaned;
end
$function$;

comment on function private.check_claim_lines(public.enhanced_orders, jsonb) is 'The lines of a report, [{position, quantity}], checked against the order and what was reported before.';

revoke all on function private.check_claim_lines(public.enhanced_orders, jsonb) from public;
