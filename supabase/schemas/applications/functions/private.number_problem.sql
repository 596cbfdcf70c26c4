create or replace function private.number_problem (
  kind text,
  number text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case kind
    when 'pan' then case when number !~ '^[A-Z]{5}[0-9]{4}[A-Z]$' then 'form'
      when substr(number, 4, 1) !~ '[ABCFGHJLPT]' then 'holder' end
    when 'gstin' then case when number !~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' then 'form'
      when right(number, 1) <> private.gstin_check_digit(number) then 'check_digit' end
    when 'aadhaar' then case when number !~ '^[2-9][0-9]{11}$' then 'form'
      when not private.has_verhoeff_digit(number) then 'check_digit' end
    when 'fssai' then case when number !~ '^[0-9]{14}$' then 'form' end
    when 'vehicle' then case when number !~ '^[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{4}$'
      and number !~ '^[0-9]{2}BH[0-9]{4}[A-HJ-NP-Z]{1,2}$' then 'form' end
    when 'licence' then case when number !~ '^[A-Z]{2}[0-9]{2}[0-9A-Z]{7,12}$' then 'form' end
    else case when number !~ '^[0-9A-Z/-]{3,40}$' then 'form' end
  end
$function$;

comment on function private.number_problem(text, text) is 'What is wrong with a cleaned number of a kind: form, check_digit or holder; null where nothing is. What has no published check digit is judged by its form alone.';

revoke all on function private.number_problem(text, text) from public;
