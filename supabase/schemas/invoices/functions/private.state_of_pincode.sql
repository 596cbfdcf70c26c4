create or replace function private.state_of_pincode (
  pincode text
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.code from private.gst_states as s, unnest(s.pincodes) as p (beginning)
  where starts_with(state_of_pincode.pincode, p.beginning) order by length(p.beginning) desc limit 1
$function$;

comment on function private.state_of_pincode(text) is 'The state code of a pin code; null where none is known.';

revoke all on function private.state_of_pincode(text) from public;
