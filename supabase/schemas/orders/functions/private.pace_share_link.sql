create or replace function private.pace_share_link (
  link_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  so_far integer;
begin
  perform private.take_turns('share_link', pace_share_link.link_id::text);
  delete from private.share_link_visits as v
  where v.link_id = pace_share_link.link_id and v.since < now() - interval '1 minute';
  -- Each visitor has a limit, and all of a link together: what names an address can be made up.
  if (select coalesce(sum(v.visits), 0) from private.share_link_visits as v
      where v.link_id = pace_share_link.link_id) >= 300 then
    perform private.refuse(429, 'too_many_visits', 'This page was opened very often. Please wait a minute.');
  end if;
  insert into private.share_link_visits as v (link_id, visitor)
  values (pace_share_link.link_id, coalesce(private.sender_digest(), ''))
  on conflict (link_id, visitor) do update set visits = v.visits + 1 returning v.visits into so_far;
  if so_far > 60 then
    perform private.refuse(429, 'too_many_visits', 'This page was opened very often. Please wait a minute.');
  end if;
end
$function$;

comment on function private.pace_share_link(uuid) is 'Refuses visits of one link beyond 60 a minute from one address, 300 from all.';

revoke all on function private.pace_share_link(uuid) from public;
