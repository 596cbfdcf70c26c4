create or replace function private.is_one_slip (
  a text,
  b text
)
  returns boolean
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  ahead integer := 0;
begin
  while ahead < least(length(a), length(b)) and substr(a, ahead + 1, 1) = substr(b, ahead + 1, 1)
    loop ahead := ahead + 1; end loop;
  a := substr(a, ahead + 1);
  b := substr(b, ahead + 1);
  return substr(a, 2) = b or a = substr(b, 2) or substr(a, 2) = substr(b, 2)
    or (left(a, 1) = substr(b, 2, 1) and left(b, 1) = substr(a, 2, 1) and substr(a, 3) = substr(b, 3));
end
$function$;

comment on function private.is_one_slip(text, text) is 'Whether two words differ by one letter missing, too many or another one, or by two neighbours swapped.';

revoke all on function private.is_one_slip(text, text) from public;
