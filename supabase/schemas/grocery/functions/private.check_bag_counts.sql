create or replace function private.check_bag_counts (
  bags jsonb
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  perform private.bound(bags, 1000);
  if bags is not null and (jsonb_typeof(bags) <> 'object' or exists (select from jsonb_each(bags) as b (holds, many)
      where b.holds not in ('food', 'chilled', 'non_food') or jsonb_typeof(b.many) <> 'number'
        or (b.many #>> '{}') !~ '^([0-9]|1[0-9]|20)$')) then
    perform private.refuse(400, 'bags_invalid', 'Up to 20 bags of each sort can be packed.');
  end if;
end
$function$;

comment on function private.check_bag_counts(jsonb) is 'Refuses counts of bags that are none: {food, chilled, non_food}, each 0 to 20.';

revoke all on function private.check_bag_counts(jsonb) from public;
