create or replace function private.send_parcel_back (
  d private.parcel_drops
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- A code that could open a door no more is worth nothing.
  delete from private.handover_codes as h where h.order_id = d.order_id and h.purpose = 'drop:' || d.n;
  perform private.end_parcel_link(d);
end
$function$;

comment on function private.send_parcel_back(private.parcel_drops) is 'The receiver''s code and link of a drop that goes back are over.';

revoke all on function private.send_parcel_back(private.parcel_drops) from public;
