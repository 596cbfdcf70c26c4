create or replace function private.check_group_rules (
  limit_paise integer,
  closes_at timestamp with time zone,
  expires_at timestamp with time zone
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if limit_paise not between 1000 and 1000000 or closes_at not between now() and expires_at then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
end
$function$;

comment on function private.check_group_rules(integer, timestamp with time zone, timestamp
  with time zone) is 'A limit is ₹10 to ₹10,000, a deadline comes before the group ends.';

revoke all
  on function private.check_group_rules(integer, timestamp with time zone, timestamp with time zone)
  from public;
