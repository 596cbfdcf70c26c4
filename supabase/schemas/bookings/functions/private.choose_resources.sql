create or replace function private.choose_resources (
  parts private.visit_part[],
  free jsonb,
  chosen uuid[] default '{}'::uuid[]
)
  returns uuid[]
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  n integer := cardinality(chosen) + 1;
  candidate uuid;
  found uuid[];
begin
  if n > cardinality(parts) then return chosen; end if;
  for candidate in select c::uuid from jsonb_array_elements_text(free -> (n - 1)) with ordinality as e (c, nth)
      order by e.nth loop
    -- Two at once are two people; one after the other may be the same.
    if not exists (select from generate_subscripts(chosen, 1) as i where chosen[i] = candidate
        and private.at_once(parts[i], parts[n])) then
      found := private.choose_resources(parts, free, chosen || candidate);
      if found is not null then return found; end if;
    end if;
  end loop;
  return null;
end
$function$;

comment on function private.choose_resources(private.visit_part[], jsonb, uuid[]) is 'Somebody for every part, nobody in two at once: free has a list of ids for each part, the preferred first. Null where there is no such choice.';

revoke all on function private.choose_resources(private.visit_part[], jsonb, uuid[]) from public;
