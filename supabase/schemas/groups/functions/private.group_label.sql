create or replace function private.group_label (
  name text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  label text;
begin
  perform private.bound(name, 2000);
  label := trim(regexp_replace(private.plain_text(name), '\s+', ' ', 'g'));
  -- Joiners alone are no name.
  if length(label) not between 1 and 40 or regexp_replace(label, '[\u200C\u200D\s]', '', 'g') = '' or label is null then
    perform private.refuse(400, 'group_name_invalid', 'Please enter a name of 1 to 40 letters.');
  end if;
  return label;
end
$function$;

comment on function private.group_label(text) is 'A name as it goes on a ticket: one line, without control characters and marks of direction.';

revoke all on function private.group_label(text) from public;
