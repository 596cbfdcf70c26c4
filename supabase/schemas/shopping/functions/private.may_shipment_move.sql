create or replace function private.may_shipment_move (
  was text,
  goal text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case goal
    when 'in_transit' then was in ('handed_over', 'in_transit', 'out_for_delivery')
    when 'out_for_delivery' then was in ('handed_over', 'in_transit')
    when 'delivered' then was in ('handed_over', 'in_transit', 'out_for_delivery')
    when 'returning' then was in ('handed_over', 'in_transit', 'out_for_delivery')
    when 'returned' then was in ('handed_over', 'in_transit', 'out_for_delivery', 'returning')
    else false end
$function$;

comment on function private.may_shipment_move(text, text) is 'How parcels move. in_transit after out_for_delivery is a delivery that was tried in vain.';

revoke all on function private.may_shipment_move(text, text) from public;
