create or replace function private.pace_group (
  p private.group_people
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  so_far integer;
begin
  update private.group_people as x set
    changes = case when x.changes_since > now() - interval '1 minute' then x.changes + 1 else 1 end,
    changes_since = case when x.changes_since > now() - interval '1 minute' then x.changes_since else now() end
  where x.id = p.id returning x.changes into so_far;
  if so_far > 60 then perform private.refuse(429, 'too_many_changes', 'That was too often. Please try again later.');
    end if;
end
$function$;

comment on function private.pace_group(private.group_people) is 'Sixty changes a minute are more than a person makes.';

revoke all on function private.pace_group(private.group_people) from public;
