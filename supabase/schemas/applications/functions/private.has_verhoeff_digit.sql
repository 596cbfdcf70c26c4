create or replace function private.has_verhoeff_digit (
  digits text
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  product constant text := '01234567891234067895234017895634012895674012395678'
    '59876043216598710432765982104387659321049876543210';
  turn constant text := '01234567891576283094580379614289160435279453126870428657390127938064157046913258';
  check_value integer := 0;
  turned integer;
begin
  for place in 0 .. length(digits) - 1 loop
    turned := substr(turn, (place % 8) * 10 + substr(digits, length(digits) - place, 1)::integer + 1, 1)::integer;
    check_value := substr(product, check_value * 10 + turned + 1, 1)::integer;
  end loop;
  return check_value = 0;
end
$function$;

comment on function private.has_verhoeff_digit(text) is 'Whether the last digit is the check digit of the others, as Aadhaar numbers have it.';

revoke all on function private.has_verhoeff_digit(text) from public;
