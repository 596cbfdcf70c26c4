create or replace function private.my_referral_code (
  caller uuid
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  kept text := (select c.code from private.referral_codes as c where c.user_id = caller);
begin
  while kept is null loop
    insert into private.referral_codes as c (user_id, code)
    select caller, string_agg(substr(letters, get_byte(b.bytes, n) % 32 + 1, 1), '')
    from (select extensions.gen_random_bytes(8) as bytes) as b, generate_series(0, 7) as n
    on conflict do nothing returning c.code into kept;
    if kept is null then kept := (select c.code from private.referral_codes as c where c.user_id = caller); end if;
  end loop;
  return kept;
end
$function$;

revoke all on function private.my_referral_code(uuid) from public;
