create table private.role_requirements (
  role text not null,
  requirement text not null,
  is_needed boolean not null default true,
  stops boolean not null default false,
  "position" smallint not null,
  constraint role_requirements_pkey primary key (role, requirement),
  constraint role_requirements_requirement_fkey foreign key (requirement)
    references private.requirements(requirement),
  constraint role_requirements_role_fkey foreign key (role) references private.applied_roles(role)
);

create index role_requirements_requirement_idx on private.role_requirements using btree (requirement);

comment on table private.role_requirements is 'What each role is asked for. is_needed false: it may be left out; stops: no new work once it has expired.';
