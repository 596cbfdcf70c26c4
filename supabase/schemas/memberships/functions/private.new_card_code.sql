create or replace function private.new_card_code()
  returns text
  language sql
  set search_path to ''
  AS $function$
  -- Without what is easily mistaken for something else; 31 ^ 10 codes are not guessed within ten minutes.
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', get_byte(b.bytes, n) % 31 + 1, 1), '' order by n)
  from (select extensions.gen_random_bytes(10) as bytes) as b, generate_series(0, 9) as n
$function$;

comment on function private.new_card_code() is 'Ten letters and digits that can be read aloud and typed.';

revoke all on function private.new_card_code() from public;
