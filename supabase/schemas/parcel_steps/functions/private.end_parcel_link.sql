create or replace function private.end_parcel_link (
  d private.parcel_drops
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if d.link_hash is not null then perform private.end_party(d.order_id, 'addressee', now(), d.link_hash); end if;
end
$function$;

comment on function private.end_parcel_link(private.parcel_drops) is 'A receiver takes part until their drop is over, and no longer.';

revoke all on function private.end_parcel_link(private.parcel_drops) from public;
